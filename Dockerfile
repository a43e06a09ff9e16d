# The whole product in one process. compose.yaml adds the database; docs/self-hosting.md explains how to run both.
FROM node:24-slim

# The start builds the app next to the sources, because the build contains the site's settings.
RUN mkdir /app /data && chown node:node /app /data
WORKDIR /app
USER node

COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund

COPY --chown=node:node deno.json index.html tsconfig.json vite.config.ts ./
COPY --chown=node:node public public
COPY --chown=node:node src src
COPY --chown=node:node sanity/sample sanity/sample
COPY --chown=node:node supabase supabase
COPY --chown=node:node vite vite

ENV PATH=/app/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "supabase/local/main.ts"]

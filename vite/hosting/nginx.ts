import { cacheControl, hashedFiles } from './policy.ts'
import { routePattern, type Site } from './site-map.ts'

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/**
 * Returns a sample to include in the http block. All headers are in the server block, because a location that
 * adds a header would no longer inherit them.
 */
export function nginxConf({ headers, app }: Site): string {
  const always = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  )
  return `map $status:$uri $keytrail_kept {
  default ${quoted(cacheControl('/'))};
  ~^(200|206|304):${hashedFiles} ${quoted(cacheControl(hashedFiles))};
}

server {
  # Put your name, your certificate and the folder of the build here. Copy a new build over the old one without
  # deleting ${hashedFiles}: pages that are open go on to fetch what they were built with.
  # Before nginx 1.25.1 (Debian 12, Ubuntu 24.04): listen 443 ssl http2; and no http2 on;
  listen 443 ssl;
  http2 on;
  server_name keytrail.example;
  ssl_certificate /etc/ssl/keytrail.pem;
  ssl_certificate_key /etc/ssl/keytrail.key;
  root /srv/keytrail/dist;

${always.join('\n')}
  add_header Cache-Control $keytrail_kept always;

  # Text files have .gz and .br copies beside them. With the module for brotli add: brotli_static on;
  gzip_static on;
  gzip_vary on;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

  error_page 404 /404.html;
  location ~ ^/(\\.|_headers$|_redirects$) { return 404; }
  location = / { try_files /index.html =404; }
  location ${hashedFiles} { try_files $uri =404; }
  location ~ ^(${app.map((route) => routePattern(route, '[^/]+')).join('|')})/?$ { try_files $uri $uri.html /shell.html; }
  location / { try_files $uri $uri.html =404; }
}
`
}

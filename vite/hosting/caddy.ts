import { cacheControl, hashedFiles } from './policy.ts'
import { routePattern, type Site } from './site-map.ts'

export function caddyfile({ headers, app }: Site): string {
  const values = Object.entries(headers).map(([name, value]) => `\t\t${name} ${JSON.stringify(value)}`)
  return `# Put your name and the folder of the build here. Copy a new build over the old one without deleting ${hashedFiles}:
# pages that are open go on to fetch what they were built with.
keytrail.example {
	root * /srv/keytrail/dist
	encode zstd gzip

	header {
${values.join('\n')}
	}
	@hashed path ${hashedFiles}*
	header @hashed Cache-Control ${JSON.stringify(cacheControl(hashedFiles))}
	@asked not path ${hashedFiles}*
	header @asked Cache-Control ${JSON.stringify(cacheControl('/'))}

	@hidden path /.* /_headers /_redirects
	error @hidden 404
	@app {
		path ${app.map((route) => routePattern(route, '*')).join(' ')}
		not file {path} {path}.html
	}
	rewrite @app /shell.html
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		header Cache-Control ${JSON.stringify(cacheControl('/'))}
		rewrite * /404.html
		file_server
	}
}
`
}

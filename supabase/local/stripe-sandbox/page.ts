import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const style = `
  :root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --text: #16181d; --quiet: #5b6270; --line: #d9dce3;
    --accent: #3d4ed8; --on-accent: #fff; --notice: #fff3cd; --on-notice: #5a4300; --bad: #b3261e }
  @media (prefers-color-scheme: dark) { :root { --ground: #101216; --card: #1a1d23; --text: #eceef2; --quiet: #a2a9b8;
    --line: #343a46; --accent: #93a0ff; --on-accent: #10121c; --notice: #3d3210; --on-notice: #ffe9a8; --bad: #ffb4ab } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
  .notice { background: var(--notice); color: var(--on-notice); padding: .75rem 1rem; text-align: center; font-weight: 600 }
  main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
    border-radius: 16px }
  @media (max-width: 34rem) { main { margin: 1rem; padding: 1.25rem } }
  h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .25rem }
  .price { font-size: 2rem; font-weight: 700; margin: .5rem 0 0 }
  .quiet { color: var(--quiet); margin: .25rem 0 }
  .bad { color: var(--bad); font-weight: 600 }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 }
  dt { color: var(--quiet) } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
  form { display: grid; gap: .75rem; margin-top: 1.25rem }
  button, .button { display: block; width: 100%; min-height: 44px; padding: .6rem 1rem; border: 1px solid var(--line);
    border-radius: 10px; background: transparent; color: inherit; font: inherit; text-align: center; text-decoration: none;
    cursor: pointer }
  button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600 }
  :is(button, a):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  hr { border: 0; border-top: 1px solid var(--line); margin: 1.5rem 0 }
  .back { margin-top: 1.25rem }
`

export function money(pence: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100)
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)
}

export function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>${style}</style>
      </head>
      <body>
        <div class="notice" role="note">Payments sandbox — no real money</div>
        <main>${content}</main>
      </body>
    </html>`
}

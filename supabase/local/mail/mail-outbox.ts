import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmailMessage } from '@supabase/lite'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { html } from 'hono/html'
import * as v from 'valibot'

interface Mail {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  sentAt: string
}

export type MailOutbox = ReturnType<typeof openMailOutbox>

/** The outbox is a file in the data folder, with one line of JSON per email. */
export function openMailOutbox(dataDir: string) {
  const file = join(dataDir, 'mail.ndjson')
  return {
    async send({ to, subject, html = '', text = '', headers = {} }: EmailMessage & Pick<Mail, 'headers'>) {
      const mail: Mail = { to, subject, html, text, headers, sentAt: new Date().toISOString() }
      appendFileSync(file, `${JSON.stringify(mail)}\n`)
    },
    /** Newest first. */
    list(): Mail[] {
      if (!existsSync(file)) return []
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      return lines.map((line) => JSON.parse(line) as Mail).reverse()
    },
  }
}

const page = (mails: readonly Mail[]) => html`<!doctype html>
  <html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Mail outbox</title>
      <style>
        body { font: 16px/1.5 system-ui; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
        article { border-top: 1px solid; padding: 1rem 0 }
        iframe { width: 100%; height: 14rem; border: 1px solid; background: white }
      </style>
    </head>
    <body>
      <h1>Mail outbox</h1>
      <p>What this installation would have sent. Nothing leaves the machine.</p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
      ${mails.map(
        (mail) =>
          html`<article>
            <h2>${mail.subject}</h2>
            <p>To ${mail.to}, <time datetime="${mail.sentAt}">${mail.sentAt}</time></p>
            <iframe sandbox="allow-top-navigation-by-user-activation allow-popups" title="${mail.subject}"
              srcdoc="${`<base target="_top">${mail.html || html`<pre style="white-space:pre-wrap">${mail.text}</pre>`}`}"></iframe>
          </article>`,
      )}
    </body>
  </html>`

const NewMail = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
})

/** Functions, which have the secret key, post their emails to `/mail`. */
export function mailPages(outbox: MailOutbox, secretKey: string): Hono {
  return new Hono()
    .post('/mail', bearerAuth({ token: secretKey }), async (context) => {
      await outbox.send(v.parse(NewMail, await context.req.json()))
      return context.body(null, 204)
    })
    .get('/mail', (context) => context.html(page(outbox.list())))
    .get('/mail.json', (context) => context.json(outbox.list()))
}

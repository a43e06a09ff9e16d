const forms: Record<string, RegExp> = {
  'a Supabase secret key': /\bsb_secret_[\w-]{8,}/g,
  'a Stripe key': /\b[sr]k_(?:live|test)_\w{8,}/g,
  'a signing secret': /\bwhsec_[\w+/=-]{8,}/g,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'an address with a password': /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s/:@"'`]+:[^\s/@"'`]+@[\w.-]+/g,
}
const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g
const secretNames = /SECRET|PRIVATE|PASS|_KEY$|^SMTP_URL$|^DATABASE_URL$/
const publicNames = /^VITE_|PUBLISHABLE|PUBLIC/
const shortest = 8

/** Returns the kinds of the secrets that it finds, but never a secret itself. */
export function secretsIn(text: string, environment: Record<string, string | undefined> = {}): string[] {
  const found = Object.entries(forms).flatMap(([kind, form]) => (text.search(form) < 0 ? [] : [kind]))
  for (const [, claims = ''] of text.matchAll(token))
    if (/"role":\s*"service_role"/.test(Buffer.from(claims, 'base64url').toString()))
      found.push('a service key')
  for (const [name, value = ''] of Object.entries(environment))
    if (secretNames.test(name) && !publicNames.test(name) && value.length >= shortest && text.includes(value))
      found.push(`the value of ${name}`)
  return [...new Set(found)]
}

import type { ContactMessage } from '../../../src/domain/account/contact-message.ts'
import { CallFailure } from '../_shared/call-failure.ts'
import { clientAddress, hashedAddress } from '../_shared/client-address.ts'
import { answerCall, type EndpointDeps } from '../_shared/endpoint.ts'
import { readJsonBody } from '../_shared/json-body.ts'
import { RpcRefusal, type ServerRpc } from '../_shared/server-rpc.ts'
import type { VerifyCaptcha } from '../_shared/turnstile.ts'
import type { SendMail } from './mail.ts'
import { contactSchema } from './message.ts'

interface ContactDeps extends EndpointDeps {
  rpc: ServerRpc
  /** Null where no mail is set up: messages are stored, and read in the database. */
  sendMail: SendMail | null
  /** Null where no captcha is asked for. */
  verifyCaptcha: VerifyCaptcha | null
  secretKey: string
}

/** The contact form (spec, section 7): POST {name, email, message}. Open to everybody, limited by network address. */
export function handle(request: Request, deps: ContactDeps): Promise<Response> {
  return answerCall(request, deps, 'POST', async () => {
    const { captcha, ...message } = await readJsonBody(request, contactSchema)
    const address = clientAddress(request.headers)
    if (deps.verifyCaptcha && !(await deps.verifyCaptcha(captcha ?? '', address)))
      throw new CallFailure('captcha_required')
    const id = await store(message, await hashedAddress(address, deps.secretKey), deps.rpc)
    if (deps.sendMail) await mail(id, message, deps.sendMail, deps.rpc)
    return { received: true }
  })
}

async function store({ name, email, message }: ContactMessage, senderHash: string, rpc: ServerRpc) {
  try {
    return await rpc('store_contact_message', {
      p_name: name,
      p_email: email,
      p_message: message,
      p_sender_hash: senderHash,
    })
  } catch (error) {
    if (error instanceof RpcRefusal && error.hint === 'too_many_messages')
      throw new CallFailure('too_many_messages')
    throw error
  }
}

/** Stored first: what the mail server refuses is not lost. */
async function mail(id: unknown, message: ContactMessage, sendMail: SendMail, rpc: ServerRpc): Promise<void> {
  try {
    await sendMail(message)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new CallFailure('mail_failed', {
      detail: `the message ${id} is stored and was not mailed: ${reason}`,
    })
  }
  await rpc('mark_contact_message_mailed', { p_id: id })
}

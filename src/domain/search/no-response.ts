/**
 * A search or a check that got no answer that can be used. The server may have charged it: whoever tries again must
 * send the same id.
 */
export interface NoResponse {
  /** Who spoke: nobody, our server, or something on the way, a captive portal for instance. */
  from: 'nobody' | 'server' | 'stranger'
  /** Of an answer whose status was not a success. */
  status: number | null
}

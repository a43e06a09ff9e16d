/**
 * A search or a check without a usable answer. The server may have charged it, so a retry must send the same id.
 */
export interface NoResponse {
  /** Who answered: nobody, our server, or something in between, such as a captive portal. */
  from: 'nobody' | 'server' | 'stranger'
  /** Of an answer whose status was not a success. */
  status: number | null
}

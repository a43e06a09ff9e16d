/**
 * A search or check without a usable response. The server may have charged it, so a retry must send the same id.
 */
export interface NoResponse {
  /** The source of the response, if any: our server, or something in between, such as a captive portal. */
  from: 'nobody' | 'server' | 'stranger'
  /** The status of an unsuccessful response. */
  status: number | null
}

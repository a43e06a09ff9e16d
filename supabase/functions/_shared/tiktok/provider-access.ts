/** The address and key of a provider. `url` has no trailing slash. */
export interface ProviderAccess {
  url: string
  key: string | undefined
}

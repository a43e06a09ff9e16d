/** Where a provider is and what it is paid with. `url` has no trailing slash. */
export interface ProviderAccess {
  url: string
  key: string | undefined
}

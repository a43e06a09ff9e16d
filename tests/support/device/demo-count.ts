export function forgetDemoCount(): void {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as in browsers without the Cookie Store API
  document.cookie = 'search_usage=; max-age=0; path=/'
}

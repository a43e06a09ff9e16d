export const phone = { width: 390, height: 844 }

/** The size also applies to later tests in the file. */
export function setViewport(size: typeof phone): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }
  happyDOM.setViewport(size)
}

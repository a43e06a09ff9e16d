const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }

export const phone = { width: 390, height: 844 }

/** The size stays for later tests in the file. */
export const setViewport = (size: typeof phone): void => happyDOM.setViewport(size)

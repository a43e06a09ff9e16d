const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }

export const phone = { width: 390, height: 844 }

/** Sizes of later tests in the file, too. */
export const setViewport = (size: typeof phone): void => happyDOM.setViewport(size)

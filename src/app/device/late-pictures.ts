import { isEmptyPicture } from '#src/lib/empty-picture.ts'

/** Loads pictures that stayed empty offline once the device is online. */
export function watchLatePictures(): void {
  addEventListener('online', () => {
    for (const picture of document.images) {
      const { src } = picture
      if (isEmptyPicture(picture)) picture.src = src
    }
  })
}

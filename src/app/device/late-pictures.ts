import { isEmptyPicture } from '#src/lib/empty-picture.ts'

/** Has pictures come that were left empty without a network, once there is one. */
export function watchLatePictures(): void {
  addEventListener('online', () => {
    for (const picture of document.images) {
      const { src } = picture
      if (isEmptyPicture(picture)) picture.src = src
    }
  })
}

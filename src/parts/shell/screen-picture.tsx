export interface ScreenPictureProps {
  /** Of the pictures that `npm run screenshots` takes: public/screenshots/{name}-{width}.webp. */
  name: string
  alt: string
}

const widths = [480, 960, 1440]

/** The product as it looks, with its sample data. */
export function ScreenPicture({ name, alt }: ScreenPictureProps) {
  const address = (width: number) => `/screenshots/${name}-${width}.webp`
  return (
    <img
      src={address(960)}
      srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes="(width >= 75rem) 72rem, 94vw"
      width={1440}
      height={900}
      loading="lazy"
      decoding="async"
      alt={alt}
      className="h-auto w-full rounded-md border border-line bg-wash"
    />
  )
}

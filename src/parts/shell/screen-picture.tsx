export interface ScreenPictureProps {
  /** A screenshot taken by `npm run screenshots`: public/screenshots/{name}-{theme}-{phone or width}.webp. */
  name: string
  alt: string
}

const widths = [480, 960, 1440]

export function ScreenPicture(picture: ScreenPictureProps) {
  // The browser does not fetch the picture that is hidden.
  return (
    <>
      <span className="contents dark:hidden">
        <ThemedPicture {...picture} theme="light" />
      </span>
      <span className="hidden dark:contents">
        <ThemedPicture {...picture} theme="dark" />
      </span>
    </>
  )
}

function ThemedPicture({ name, alt, theme }: ScreenPictureProps & { theme: 'light' | 'dark' }) {
  const address = (shape: number | 'phone') => `/screenshots/${name}-${theme}-${shape}.webp`
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={address('phone')} width={780} height={1000} />
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
    </picture>
  )
}

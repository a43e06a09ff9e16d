interface ScreenPictureProps {
  /** A screenshot taken by `npm run screenshots`: public/screenshots/{name}-{theme}-{phone or width}.webp. */
  name: string
  alt: string
}

const widths = [480, 960, 1440]

/** CSS hides the picture of the other theme, and the browser does not fetch it. */
export const themes = [
  { theme: 'light', shown: 'dark:hidden' },
  { theme: 'dark', shown: 'hidden dark:block' },
]

export function ScreenPicture({ name, alt }: ScreenPictureProps) {
  return themes.map(({ theme, shown }) => {
    const address = (shape: number | 'phone') => `/screenshots/${name}-${theme}-${shape}.webp`
    return (
      <picture key={theme} className={shown}>
        <source media="(width < 40rem)" srcSet={address('phone')} />
        <img
          src={address(960)}
          srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
          sizes="(width >= 75rem) 72rem, 94vw"
          width={1440}
          height={900}
          loading="lazy"
          decoding="async"
          alt={alt}
          // Without a fixed shape, the page below would move if the window crosses 40rem: the previous file
          // keeps its shape until the other one has loaded.
          className="aspect-8/5 h-auto w-full rounded-md border border-line bg-wash max-sm:aspect-39/50"
        />
      </picture>
    )
  })
}

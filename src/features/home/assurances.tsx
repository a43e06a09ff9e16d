// Facts about the product in place of testimonials: there are no invented customers.
const facts = [
  {
    text: 'A failed check is a gap, never a zero.',
    more: 'The line breaks off and starts again. Nothing is filled in.',
  },
  { text: 'Opens on a plane.', more: 'Everything you have looked up is on your device.' },
  {
    text: 'No search volumes, because TikTok publishes none.',
    more: 'Every number here was measured, or calculated from what was.',
  },
] as const

export function Assurances() {
  return (
    <section aria-labelledby="facts" className="pt-2 pb-6 lg:py-12">
      <h2 id="facts" className="text-25 lg:text-31">
        What you can count on
      </h2>
      <ul className="mt-5 grid gap-3 md:mt-8 md:gap-6 md:grid-cols-3">
        {facts.map(({ text, more }) => (
          <li key={text} className="border-accent border-l-2 pl-5">
            <p className="font-display md:text-20">{text}</p>
            <p className="mt-1 text-14 text-quiet md:mt-3">{more}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useEffect, useRef } from 'react'
import { contactWords } from '#src/words/home/contact.ts'

/** Replaces the sent form and takes the focus from its button. */
export function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-16">
      <h1 ref={heading} tabIndex={-1} className="text-25 outline-none">
        {contactWords.sent}
      </h1>
      <p className="mt-2 text-quiet">{contactWords.reply}</p>
    </div>
  )
}

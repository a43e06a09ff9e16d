import { useEffect, useRef } from 'react'
import { contactWords } from '#src/words/home/contact.ts'

/** Takes the form's place once the message is sent, and the focus that the form's button had. */
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

import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { env, hasPlans } from '#src/lib/env.ts'
import { ProsePage } from './prose-page.tsx'

/** How many days the server keeps results. A contract test compares these numbers with the server. */
export const keptResultsDays = { free: 30, premium: 180, pro: 365 } as const

const { premium, pro } = keptResultsDays
const keptDays = hasPlans ? `${premium} (Premium) or ${pro} (Pro)` : pro

const sections: ComponentProps<typeof ProsePage>['sections'] = [
  {
    title: 'Introduction',
    body: (
      <p>
        This page describes what Keytrail does with your data. It follows what the software actually does, so
        you can check it.
      </p>
    ),
  },
  {
    title: 'Information We Collect',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> email address, a hash of your password, first and last name, whether
          you agreed to receive news by email{hasPlans && ', your plan'}.
        </li>
        <li>
          <strong>What you look up:</strong> phrases, countries and times, with the results; the key phrases
          you track, with account names, video IDs, tags and notes.
        </li>
        {hasPlans && (
          <li>
            <strong>Payments:</strong> are handled by Stripe. We never see your card number. We store your
            subscription’s status and period, and your card’s brand and last four digits.
          </li>
        )}
        <li>
          <strong>Without an account:</strong> to allow 3 searches per day, your device keeps a counter. The
          server counts too, under a keyed hash of your network address that we delete after two days. We do
          not store the address itself.
        </li>
        <li>
          <strong>Your browser:</strong> after you sign in it may keep a cookie with a random number for a
          year, so that people who guess at your password do not lock you out.
        </li>
        <li>
          <strong>Messages:</strong> what you send us through the contact form. We delete it after a year, or
          when the account with that address is deleted.
        </li>
        <li>
          <strong>Other people:</strong> search results contain public facts about TikTok accounts (name,
          picture address, counts). We keep them with the check that found them and use them for nothing else.
        </li>
      </ul>
    ),
  },
  {
    title: 'How We Use Your Information',
    body: (
      <>
        <p>
          To run your searches, track your key phrases, count your credits
          {hasPlans && ', take payments'} and write to you about your account. We send news by email only if
          you agreed, and you can change that on the account page. A daily digest of your positions goes to
          your browser or your email address only if you chose it; each mail has a link that ends it. We sell
          no data and show no advertising.
        </p>
        <p>
          We pass phrases to the data provider that fetches the results, without your name or address.
          Analytics load only if this site uses them and you agreed, and never on pages whose address contains
          a token. {env.measured && <a href="#analytics-choice">Change your choice about analytics</a>}
        </p>
      </>
    ),
  },
  {
    title: 'Data Security',
    body: (
      <>
        <p>
          Only you can read your data; the database itself checks this on every request. Connections are
          encrypted. A copy of your searches and key phrases is stored on your device so they open offline. It
          is removed when you sign out.
        </p>
        <p>
          We keep your data for as long as you have an account, but the results of daily checks for {keptDays}{' '}
          days. <strong>To delete it</strong>, use “Delete my account” on the{' '}
          <Link href={routes.account}>account page</Link>. All your data is removed from our database and from
          the device.{' '}
          {hasPlans && 'Your subscription ends; invoices stay with Stripe for as long as tax law requires. '}
          You can download everything as one file first.
        </p>
      </>
    ),
  },
  {
    title: 'Contact Us',
    body: (
      <p>
        For questions, or requests about your data or that of an account you represent,{' '}
        <Link href={routes.contact}>write to us</Link>.
      </p>
    ),
  },
]

export function PrivacyPolicyPage() {
  return (
    <ProsePage
      path={routes.privacyPolicy}
      title="Privacy policy"
      description="What Keytrail stores about you, where, for how long, who sees it, and how to delete it."
      lead="What we store, where, for how long, who sees it, and how you can delete it."
      sections={sections}
    />
  )
}

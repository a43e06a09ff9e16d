import { Link } from 'wouter'
import { routes } from '#src/domain/routes.ts'
import { env, hasPlans } from '#src/lib/env.ts'
import { ProsePage } from './prose-page.tsx'

export function PrivacyPolicyPage() {
  return (
    <ProsePage
      path={routes.privacyPolicy}
      title="Privacy policy"
      description="What Keytrail stores about you, where, for how long, who sees it, and how to delete it."
      lead="What is stored, where, for how long, who sees it, and how you delete it."
      sections={[
        {
          title: 'Introduction',
          body: (
            <p>
              This page describes what Keytrail does with data about you. It is written from what the software
              does, in words that can be checked against it.
            </p>
          ),
        },
        {
          title: 'Information We Collect',
          body: (
            <ul>
              <li>
                <strong>Your account:</strong> email address, a hash of your password, first and last name,
                whether you agreed to news by email{hasPlans && ', your plan'}.
              </li>
              <li>
                <strong>What you look up:</strong> phrases, countries and times, and the results; the key
                phrases that you track, with account names, video ids, tags and notes.
              </li>
              {hasPlans && (
                <li>
                  <strong>Payments:</strong> are made at Stripe. We never see a card number; we keep that
                  there is a subscription, its state and period, the card’s brand and last four digits.
                </li>
              )}
              <li>
                <strong>Without an account:</strong> to allow 3 searches per day, your device keeps a counter,
                and the server counts too, under a keyed hash of your network address that is deleted after
                two days. The address itself is not stored.
              </li>
              <li>
                <strong>Messages:</strong> what you write to us through the contact form. It is deleted after
                a year, or with the account of its address.
              </li>
              <li>
                <strong>Other people:</strong> search results hold public facts of TikTok accounts (name,
                picture address, counts). They are kept with the check that found them and used for nothing
                else.
              </li>
            </ul>
          ),
        },
        {
          title: 'How We Use Your Information',
          body: (
            <>
              <p>
                To answer your searches, to follow your key phrases, to count credits
                {hasPlans && ', to take payments'} and to write to you about your account. News by email is
                sent only if you agreed, and you can take that back on the account page. We sell no data and
                show no advertising.
              </p>
              <p>
                Phrases are passed to the data provider that fetches the results, without your name or
                address. Analytics load only if this site uses any and you agreed, and never on pages whose
                address holds a token.{' '}
                {env.measured && <a href="#analytics-choice">Change your choice about analytics</a>}
              </p>
            </>
          ),
        },
        {
          title: 'Data Security',
          body: (
            <>
              <p>
                Your rows can be read by you alone: the database itself checks that on every request.
                Connections are encrypted. A copy of your searches and key phrases lies on your own device, so
                that they open without a network; it is removed when you sign out.
              </p>
              <p>
                Data is kept while you have an account. <strong>To delete it</strong>, use “Delete my account”
                on the <Link href={routes.account}>account page</Link>: everything of yours goes from our
                database and from the device.{' '}
                {hasPlans &&
                  'A running subscription is ended; invoices stay with Stripe for as long as tax law demands. '}
                You can download everything as one file before.
              </p>
            </>
          ),
        },
        {
          title: 'Contact Us',
          body: (
            <p>
              Questions, and requests about data of yours or of an account that you speak for:{' '}
              <Link href={routes.contact}>write to us</Link>.
            </p>
          ),
        },
      ]}
    />
  )
}

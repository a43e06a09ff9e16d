import { ExternalLink } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { formatCount, formatDuration, formatScore } from '#src/lib/format.ts'
import { Avatar } from '#src/ui/layout/avatar.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { RemotePicture } from '#src/ui/layout/remote-picture.tsx'

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 text-14 text-quiet">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Preview({ row }: { row: RankingRow }) {
  const page = tiktokPage(row.video_url)
  return (
    <>
      <RemotePicture
        src={row.dynamic_cover}
        alt={`Preview of the video at rank ${row.rank}`}
        width={135}
        height={240}
        placeholder={<span className="p-3 text-center text-14">No preview available</span>}
      />
      {page && (
        <OutsideLink
          href={page}
          className="mt-2 flex min-h-11 items-center gap-1 text-14 text-accent underline underline-offset-4 dense:min-h-8"
        >
          Watch on TikTok
          <ExternalLink size={14} aria-label="(opens in a new tab)" />
        </OutsideLink>
      )}
    </>
  )
}

function Author({ row }: { row: RankingRow }) {
  return (
    <>
      <p className="mb-3 flex items-center gap-3">
        <Avatar src={row.avatar_thumb} size={48} />
        <OutsideLink href={tiktokPage(row.author_url)} className="min-w-0 font-medium underline">
          <bdi>@{row.username}</bdi>
        </OutsideLink>
      </p>
      <Facts
        facts={[
          ['Followers', formatCount(row.followers)],
          ['Following', formatCount(row.following)],
          ['Hearts', formatCount(row.hearts)],
          ['Videos', formatCount(row.videos)],
          ['Likes', formatCount(row.likes)],
          ['Verified', row.verified_account ? 'Yes' : 'No'],
        ]}
      />
    </>
  )
}

/** What is known of one result: its preview, its author, its figures and its whole description. Escape closes it. */
export function RankingDetail({ row, onClose }: { row: RankingRow; onClose: () => void }) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const above = event.currentTarget.closest('tr')?.previousElementSibling
    above?.querySelector('button')?.focus()
    onClose()
  }
  return (
    <section
      aria-label={`Rank ${row.rank}: extra details`}
      onKeyDown={closeOnEscape}
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr_2fr]"
    >
      <Block title="Video preview">
        <Preview row={row} />
      </Block>
      <Block title="Author">
        <Author row={row} />
      </Block>
      <Block title="Video stats">
        <Facts
          facts={[
            ['Likes', formatCount(row.digg_count)],
            ['Comments', formatCount(row.comment_count)],
            ['Collects', formatCount(row.collect_count)],
            ['Plays', formatCount(row.play_count)],
            ['Reposts', formatCount(row.repost_count)],
            ['Shares', formatCount(row.share_count)],
            ['Duration', formatDuration(row.duration)],
            ['VQ score', formatScore(row.vq_score)],
          ]}
        />
      </Block>
      <Block title="Full description">
        <p dir="auto" className="whitespace-pre-line break-words text-14">
          {row.full_description || 'No description available'}
        </p>
      </Block>
    </section>
  )
}

import { ExternalLink } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { Avatar } from '#src/ui/layout/avatar.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { RemotePicture } from '#src/ui/layout/remote-picture.tsx'
import { formatCount, formatDuration, formatScore } from '#src/words/figures.ts'
import { rankingWords } from '#src/words/ranking.ts'

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
        alt={rankingWords.previewOf(row.rank)}
        width={135}
        height={240}
        placeholder={<span className="p-3 text-center text-14">{rankingWords.noPreview}</span>}
      />
      {page && (
        <OutsideLink
          href={page}
          className="mt-2 flex min-h-11 items-center gap-1 text-14 text-accent underline underline-offset-4 dense:min-h-8"
        >
          {rankingWords.watch}
          <ExternalLink size={14} aria-label={rankingWords.newTab} />
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
          [rankingWords.columns.followers, formatCount(row.followers)],
          [rankingWords.columns.following, formatCount(row.following)],
          [rankingWords.columns.hearts, formatCount(row.hearts)],
          [rankingWords.columns.videos, formatCount(row.videos)],
          [rankingWords.columns.likes, formatCount(row.likes)],
          [rankingWords.columns.verified, rankingWords.isVerified[row.verified_account ? 'yes' : 'no']],
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
      aria-label={rankingWords.detailsOf(row.rank)}
      onKeyDown={closeOnEscape}
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr_2fr]"
    >
      <Block title={rankingWords.preview}>
        <Preview row={row} />
      </Block>
      <Block title={rankingWords.author}>
        <Author row={row} />
      </Block>
      <Block title={rankingWords.stats}>
        <Facts
          facts={[
            [rankingWords.columns.likes, formatCount(row.digg_count)],
            [rankingWords.columns.comments, formatCount(row.comment_count)],
            [rankingWords.columns.collects, formatCount(row.collect_count)],
            [rankingWords.columns.plays, formatCount(row.play_count)],
            [rankingWords.columns.reposts, formatCount(row.repost_count)],
            [rankingWords.columns.shares, formatCount(row.share_count)],
            [rankingWords.columns.duration, formatDuration(row.duration)],
            [rankingWords.statsVqScore, formatScore(row.vq_score)],
          ]}
        />
      </Block>
      <Block title={rankingWords.description}>
        <p dir="auto" className="whitespace-pre-line break-words text-14">
          {row.full_description || rankingWords.noDescription}
        </p>
      </Block>
    </section>
  )
}

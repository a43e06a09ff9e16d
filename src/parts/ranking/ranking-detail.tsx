import { ExternalLink } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { Avatar } from '#src/ui/layout/avatar.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { RemotePicture } from '#src/ui/layout/remote-picture.tsx'
import { formatCount, formatCreateTime, formatDuration, formatScore } from '#src/words/check/figures.ts'
import { rankingWords } from '#src/words/check/ranking.ts'

interface BlockProps {
  title: string
  children: ReactNode
  narrow: boolean
  /** Shows the title only to screen readers. */
  titleHidden?: boolean
  className?: string
}

function Block({ title, children, narrow, titleHidden, className = '' }: BlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <h3
        id={id}
        className={titleHidden ? 'sr-only' : `text-quiet ${narrow ? 'mb-1 text-12' : 'mb-2 text-14'}`}
      >
        {title}
      </h3>
      {children}
    </section>
  )
}

interface FactsProps {
  /** `about` is the address of an explanation of the figure. */
  facts: readonly (readonly [name: string, value: string, about?: string])[]
  narrow: boolean
}

function Facts({ facts, narrow }: FactsProps) {
  const look = narrow
    ? 'grid-cols-[minmax(0,1fr)_auto] gap-x-1 gap-y-0.5 text-12'
    : 'grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-14'
  return (
    <dl className={`grid ${look}`}>
      {facts.map(([name, value, about]) => (
        <div key={name} className="contents">
          <dt className={`text-quiet ${narrow ? 'truncate' : ''}`}>
            {about ? (
              <Link href={about} className="reach underline decoration-line underline-offset-4">
                {name}
              </Link>
            ) : (
              name
            )}
          </dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Preview({ row, narrow }: { row: RankingRow; narrow: boolean }) {
  const page = tiktokPage(row.video_url)
  const [width, height] = narrow ? [72, 128] : [135, 240]
  return (
    <>
      <RemotePicture
        src={row.dynamic_cover}
        alt={rankingWords.previewOf(row.rank)}
        width={width}
        height={height}
        placeholder={<span className="p-3 text-center text-14">{rankingWords.noPreview}</span>}
      />
      {page && (
        <OutsideLink
          href={page}
          className={`flex target items-center gap-1 text-link ${narrow ? 'text-12' : 'mt-2 text-14'}`}
        >
          {rankingWords.watch}
          <ExternalLink size={14} className="shrink-0" aria-label={rankingWords.newTab} />
        </OutsideLink>
      )}
    </>
  )
}

const authorCounts = ['followers', 'following', 'hearts', 'videos', 'likes'] as const

function Author({ row, narrow }: { row: RankingRow; narrow: boolean }) {
  return (
    <>
      <p className={narrow ? 'mb-1' : 'mb-3 flex items-center gap-3'}>
        {!narrow && <Avatar src={row.avatar_thumb} size={48} />}
        <OutsideLink
          href={tiktokPage(row.author_url)}
          className={`reach min-w-0 font-medium underline ${narrow ? 'block text-12' : ''}`}
        >
          <bdi className="block truncate">@{row.username}</bdi>
        </OutsideLink>
      </p>
      <Facts
        narrow={narrow}
        facts={[
          ...authorCounts.map((name) => [rankingWords.columns[name], formatCount(row[name])] as const),
          [rankingWords.columns.verified, rankingWords.isVerified[row.verified_account ? 'yes' : 'no']],
        ]}
      />
    </>
  )
}

interface RankingDetailProps {
  row: RankingRow
  narrow: boolean
  onClose: () => void
  children?: ReactNode
}

export function RankingDetail({ row, narrow, onClose, children }: RankingDetailProps) {
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
      className={
        narrow
          ? 'grid grid-cols-[4.5rem_repeat(2,minmax(0,1fr))] gap-2'
          : 'grid gap-6 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr_2fr]'
      }
    >
      <Block title={rankingWords.preview} narrow={narrow} titleHidden={narrow}>
        <Preview row={row} narrow={narrow} />
      </Block>
      <Block title={rankingWords.author} narrow={narrow}>
        <Author row={row} narrow={narrow} />
      </Block>
      <Block title={rankingWords.stats} narrow={narrow}>
        <Facts
          narrow={narrow}
          facts={[
            [rankingWords.columns.likes, formatCount(row.digg_count)],
            [rankingWords.columns.comments, formatCount(row.comment_count)],
            [rankingWords.columns.collects, formatCount(row.collect_count)],
            [rankingWords.columns.plays, formatCount(row.play_count)],
            [rankingWords.columns.reposts, formatCount(row.repost_count)],
            [rankingWords.columns.shares, formatCount(row.share_count)],
            [rankingWords.columns.duration, formatDuration(row.duration)],
            [rankingWords.statsVqScore, formatScore(row.vq_score), `${routes.howItIsMeasured}#what-wins`],
          ]}
        />
      </Block>
      <Block title={rankingWords.description} narrow={narrow} className={narrow ? 'col-span-3' : ''}>
        <p dir="auto" className="whitespace-pre-line break-words text-14">
          {row.full_description || rankingWords.noDescription}
        </p>
        {narrow && (
          <p className="mt-2 text-12 text-quiet">
            {rankingWords.columns.created}: {formatCreateTime(row.create_time)}
          </p>
        )}
        {children && <div className="mt-3">{children}</div>}
      </Block>
    </section>
  )
}

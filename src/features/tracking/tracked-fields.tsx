import { useEffect, useEffectEvent, useState } from 'react'
import { readTikTokText, type SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { isOffline } from '#src/lib/network.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { followShortLink } from './actions.ts'

/** Whether a field got several characters at once, as pasting and dropping give it. */
export function isPasted(before: string, after: string): boolean {
  return after.length - before.length > 1
}

interface TrackedFieldsProps {
  account: string
  video: string
  onAccount: (account: string) => void
  onVideo: (video: string) => void
}

/** Whom to look for: a TikTok link that is pasted into either field fills both. */
export function TrackedFields({ account, video, onAccount, onVideo }: TrackedFieldsProps) {
  const short = readTikTokText(video)?.short_url ?? null
  const following = useFollowed(short, (found) => {
    if (found.account_name) onAccount(found.account_name)
    onVideo(found.video_id ?? '')
  })

  const take = (before: string, after: string, keep: (text: string) => void) => {
    const link = isPasted(before, after) ? readTikTokText(after) : null
    if (!link) return keep(after)
    if (link.account_name) onAccount(link.account_name)
    if (link.video_id || link.short_url) onVideo(link.video_id ?? link.short_url ?? '')
  }
  return (
    <>
      <TextField
        label="Account name"
        name="account_name"
        value={account}
        onChange={(text) => take(account, text, onAccount)}
        placeholder="yourname"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint="The account to look for, or paste a TikTok link."
      />
      <TextField
        label="Video ID"
        name="video_id"
        value={video}
        onChange={(text) => take(video, text, onVideo)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={short ? shortHints[following] : 'Track only this video (optional).'}
      />
    </>
  )
}

const shortHints = {
  waiting: 'Short link: we will open it when you are online.',
  following: 'Opening the short link…',
  failed: 'We cannot open this short link right now and will try again later.',
}

function useFollowed(short: string | null, onFound: (found: SharedTikTok) => void): keyof typeof shortHints {
  const [state, setState] = useState<keyof typeof shortHints>('waiting')
  const find = useEffectEvent(onFound)
  useEffect(() => {
    if (!short) return
    const abort = new AbortController()
    const follow = async () => {
      if (isOffline()) return setState('waiting')
      setState('following')
      const found = await followShortLink(short, abort.signal)
      if (abort.signal.aborted) return
      if (found && !found.short_url) find(found)
      else setState('failed')
    }
    void follow()
    addEventListener('online', follow, { signal: abort.signal })
    return () => abort.abort()
  }, [short])
  return state
}

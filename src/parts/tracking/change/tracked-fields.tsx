import { useEffect, useEffectEvent, useState } from 'react'
import { readTikTokText, type SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { isOffline } from '#src/lib/network.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { keyPhraseFormWords } from '#src/words/tracking/key-phrase-form.ts'
import { followShortLink } from './actions.ts'

/** Whether a field received several characters at once, as from pasting or dropping text. */
export function isPasted(before: string, after: string): boolean {
  return after.length - before.length > 1
}

interface TrackedFieldsProps {
  account: string
  video: string
  /** Comma-separated. */
  tags: string
  onAccount: (account: string) => void
  onVideo: (video: string) => void
  onTags: (tags: string) => void
}

/** A TikTok link pasted as account or video fills in whichever of the two it contains. */
export function TrackedFields({ account, video, tags, onAccount, onVideo, onTags }: TrackedFieldsProps) {
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
        label={keyPhraseFormWords.account}
        name="account_name"
        value={account}
        onChange={(text) => take(account, text, onAccount)}
        placeholder={keyPhraseFormWords.accountExample}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={keyPhraseFormWords.accountHint}
      />
      <TextField
        label={keyPhraseFormWords.video}
        name="video_id"
        value={video}
        onChange={(text) => take(video, text, onVideo)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={short ? keyPhraseFormWords.shortLink[following] : keyPhraseFormWords.videoHint}
      />
      <TextField
        label={keyPhraseFormWords.tags}
        name="tags"
        value={tags}
        onChange={onTags}
        hint={keyPhraseFormWords.tagsHint}
      />
    </>
  )
}

type Following = keyof typeof keyPhraseFormWords.shortLink

/** Resolves a short link, again whenever the device comes online. */
export function useFollowed(short: string | null, onFound: (found: SharedTikTok) => void): Following {
  const [state, setState] = useState<Following>('waiting')
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

import { useEffect, useEffectEvent, useState } from 'react'
import { readTikTokText, type SharedTikTok } from '#src/domain/ranking/tiktok-links.ts'
import { isOffline } from '#src/lib/network.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { keyPhraseFormWords } from '#src/words/tracking/key-phrase-form.ts'
import { followShortLink } from './actions.ts'

/** Whether the field received several characters at once, as it does when the user pastes or drops text. */
export function isPasted(before: string, after: string): boolean {
  return after.length - before.length > 1
}

export interface TrackedText {
  account: string
  video: string
  /** Comma-separated. */
  tags: string
}

export function withLink(tracked: TrackedText, link: SharedTikTok): TrackedText {
  return {
    ...tracked,
    account: link.account_name || tracked.account,
    video: link.video_id || link.short_url || tracked.video,
  }
}

interface TrackedFieldsProps {
  value: TrackedText
  onChange: (value: TrackedText) => void
}

/** Pasting a TikTok link into the account or video field fills in the account, the video, or both. */
export function TrackedFields({ value, onChange }: TrackedFieldsProps) {
  const short = readTikTokText(value.video)?.short_url ?? null
  const following = useFollowed(short, (found) => onChange(withLink({ ...value, video: '' }, found)))

  const take = (field: 'account' | 'video') => (text: string) => {
    const link = isPasted(value[field], text) ? readTikTokText(text) : null
    onChange(link ? withLink(value, link) : { ...value, [field]: text })
  }
  return (
    <>
      <TextField
        label={keyPhraseFormWords.account}
        name="account_name"
        value={value.account}
        onChange={take('account')}
        placeholder={keyPhraseFormWords.accountExample}
        verbatim
        hint={keyPhraseFormWords.accountHint}
      />
      <TextField
        label={keyPhraseFormWords.video}
        name="video_id"
        value={value.video}
        onChange={take('video')}
        verbatim
        hint={short ? keyPhraseFormWords.shortLink[following] : keyPhraseFormWords.videoHint}
      />
      <TextField
        label={keyPhraseFormWords.tags}
        name="tags"
        value={value.tags}
        onChange={(tags) => onChange({ ...value, tags })}
        hint={keyPhraseFormWords.tagsHint}
      />
    </>
  )
}

type Following = keyof typeof keyPhraseFormWords.shortLink

/** Resolves a short link. Tries again whenever the device comes online. */
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

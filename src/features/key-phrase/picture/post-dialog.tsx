import { useEffect, useState } from 'react'
import { phraseFileName } from '#src/domain/tracking/key-phrase-files.ts'
import { now } from '#src/lib/clock.ts'
import { downloadBlob, isShareable, shareBlob } from '#src/lib/file/download.ts'
import { showToast } from '#src/state/toasts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { postPictureWords } from '#src/words/key-phrase/post-picture.ts'
import { useTrackedVideo } from '../position/use-tracked-video.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'
import { drawPost, postSize } from './draw-post.ts'
import { type PostContent, postContent } from './post-content.ts'

type Drawn = Blob | 'drawing' | 'failed'

function useDrawn(canvas: HTMLCanvasElement | null, content: PostContent | null) {
  const [drawn, setDrawn] = useState<Drawn>('drawing')
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new but equal `content`
  useEffect(() => {
    if (!content || !canvas) return
    let left = false
    setDrawn('drawing')
    drawPost(canvas, content).then(
      (blob) => !left && setDrawn(blob),
      (error: unknown) => {
        reportError(error)
        if (!left) setDrawn('failed')
      },
    )
    return () => {
      left = true
    }
  }, [canvas, key, attempt])
  return { drawn, retry: () => setAttempt((count) => count + 1) }
}

export function PostDialog({ facts, onClose }: { facts: KeyPhraseFacts; onClose: () => void }) {
  const { phrase, checks } = facts
  const video = useTrackedVideo(facts)
  const content = postContent(phrase, checks, video.row?.username ?? null, now())
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const { drawn, retry } = useDrawn(canvas, content)
  const name = phraseFileName(phrase.keyword, 'post', 'png', now())
  const save = async (blob: Blob, shared: boolean) => {
    try {
      if (!shared || !(await shareBlob(name, blob))) await downloadBlob(name, blob)
    } catch (error) {
      reportError(error)
      showToast('bad', postPictureWords.notSaved)
    }
  }
  const buttons = (blob: Blob) => (
    <>
      <Button
        variant={isShareable(name, blob) ? 'secondary' : 'primary'}
        onClick={() => void save(blob, false)}
      >
        {postPictureWords.save}
      </Button>
      {isShareable(name, blob) && (
        <Button variant="primary" onClick={() => void save(blob, true)}>
          {postPictureWords.share}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      onClose={onClose}
      title={postPictureWords.make}
      description={content ? postPictureWords.lead : postPictureWords.none}
      actions={drawn instanceof Blob && buttons(drawn)}
    >
      {content && drawn === 'failed' && (
        <Notice role="alert" tone="bad" onRetry={retry}>
          {postPictureWords.failed}
        </Notice>
      )}
      {content && (
        <canvas
          ref={setCanvas}
          {...postSize}
          role="img"
          aria-label={postPictureWords.described(content.phrase, content.rank, content.change)}
          className={`mx-auto h-[50dvh] w-auto rounded-md border border-line ${drawn === 'failed' ? 'hidden' : ''}`}
        />
      )}
    </Dialog>
  )
}

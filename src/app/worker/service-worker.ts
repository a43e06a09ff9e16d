import './content-cache.ts'
import type { BuiltFile } from './built-file.ts'
import { standInForPictures } from './offline-pictures.ts'
import { keepOwnFiles } from './precache.ts'
import { listenForPushes } from './service-worker-push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly BuiltFile[] }

// The worker stores only the app's own files and the blog's content. The page stores all other data itself.
keepOwnFiles(self, self.__WB_MANIFEST)
standInForPictures()

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

listenForPushes(self)

import './content-cache.ts'
import { standInForPictures } from './offline-pictures.ts'
import { keepOwnFiles } from './precache.ts'
import { listenForPushes } from './service-worker-push.ts'

declare const self: ServiceWorkerGlobalScope

// Only the app's own files and the blog's content are kept. Answers of the API are never cached here: their copy is
// the database.
keepOwnFiles(self, self.__WB_MANIFEST)
standInForPictures()

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

listenForPushes(self)

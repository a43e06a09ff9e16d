// A simulated TikTok at the providers' own paths and in their own formats, so that the real code parses it. The
// functions recognise its data by the header x-sample-data.
import { Hono } from 'hono'
import { toDay } from './day.ts'
import { pictureNamed } from './pictures.ts'
import { rapidapi23 } from './rapidapi23.ts'
import { tikapi } from './tikapi.ts'
import { tikhub } from './tikhub.ts'

export function sampleTiktok(siteUrl: string, now: () => Date = () => new Date()): Hono {
  const { origin } = new URL(siteUrl)
  const today = () => toDay(now())
  return new Hono()
    .use(async (context, next) => {
      await next()
      context.header('x-sample-data', '1')
    })
    .route('/tikapi', tikapi(today, origin))
    .route('/tikhub/api/v1/tiktok/web', tikhub(today, origin))
    .route('/rapidapi23/api/search', rapidapi23(today))
    .get('/pictures/:file', (context) => {
      const picture = pictureNamed(context.req.param('file'))
      if (picture === undefined) return context.notFound()
      return context.body(picture, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })
}

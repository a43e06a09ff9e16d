import { expect, test } from 'vitest'
import { readAccountName, readTikTokText } from './tiktok-links.ts'

const id = '7301234567890123456'
const address = `https://www.tiktok.com/@ada.runs/video/${id}`
const video = { account_name: 'ada.runs', video_id: id, short_url: null, rest: '' }
const account = { ...video, video_id: null }
const short = (short_url: string, rest = '') => ({ account_name: null, video_id: null, short_url, rest })

test.each([
  ['a video', address, video],
  ['a video without www', `https://tiktok.com/@ada.runs/video/${id}`, video],
  ['a video without a scheme', `tiktok.com/@ada.runs/video/${id}`, video],
  ['a video of the mobile site', `http://m.tiktok.com/@ada.runs/video/${id}`, video],
  ['capitals in scheme and host', `HTTPS://WWW.TikTok.com/@ada.runs/video/${id}`, video],
  ['a photo', `https://www.tiktok.com/@ada.runs/photo/${id}`, video],
  ['tracking parameters', `${address}?_r=1&_t=8hX&is_from_webapp=1#x`, video],
  ['a slash at the end', `${address}/`, video],
  ['an encoded @', `https://www.tiktok.com/%40ada.runs/video/${id}`, video],
  ['a language before the name', `https://www.tiktok.com/en/@ada.runs/video/${id}`, video],
  ['a profile', 'https://www.tiktok.com/@ada.runs?lang=de-DE', account],
  ['a profile before a full stop', 'https://www.tiktok.com/@ada.runs.', account],
  ['a live stream', 'https://www.tiktok.com/@ada.runs/live', account],
  ['an old mobile video', `https://m.tiktok.com/v/${id}.html?u_code=1`, { ...video, account_name: null }],
  ['an embedded video', `https://www.tiktok.com/embed/v2/${id}`, { ...video, account_name: null }],
  ['a video without its account', `https://www.tiktok.com/@/video/${id}`, { ...video, account_name: null }],
  ['a name in another script', address.replace('ada.runs', 'وصفات'), { ...video, account_name: 'وصفات' }],
  ['words around it', `Check this ${address}?x=1 so good`, { ...video, rest: 'Check this so good' }],
  ['emoji and a line break before it', `👩‍🍳 matcha 🍵\n${address}`, { ...video, rest: '👩‍🍳 matcha 🍵' }],
  [
    'right-to-left words and marks around it',
    `شاهد هذا \u202B${address}\u202C`,
    { ...video, rest: 'شاهد هذا \u202B' },
  ],
  ['brackets', `(${address})`, { ...video, rest: '(' }],
  [
    'a video rather than the profile before it',
    `tiktok.com/@eve ${address}`,
    { ...video, rest: 'tiktok.com/@eve' },
  ],
  ['a short link', 'https://vm.tiktok.com/ZMabc12/ more', short('https://vm.tiktok.com/ZMabc12/', 'more')],
  ['another short host, made safe', 'http://vt.tiktok.com/ZSa?x=1', short('https://vt.tiktok.com/ZSa')],
  ['a short link of the main site', 'https://www.tiktok.com/t/ZTa/', short('https://www.tiktok.com/t/ZTa/')],
])('reads %s', (_, text, expected) => {
  expect(readTikTokText(text)).toEqual(expected)
})

test.each([
  ['no link', 'running shoes'],
  ['a name alone', '@ada.runs'],
  ['a host that begins like it', `https://tiktok.com.evil.example/@ada/video/${id}`],
  ['a host that ends like it', `https://nottiktok.com/@ada/video/${id}`],
  ['a host behind a user name', `https://www.tiktok.com@evil.example/@ada/video/${id}`],
  ['a user name before the host', `https://evil@www.tiktok.com/@ada/video/${id}`],
  ['another port', `https://www.tiktok.com:8443/@ada/video/${id}`],
  ['a script', `javascript:location='https://evil.example/tiktok.com/@ada/video/${id}'`],
  ['the address in another site’s path', `https://evil.example/www.tiktok.com/@ada/video/${id}`],
  ['a letter that looks like another', `https://www.tiktоk.com/@ada/video/${id}`],
  ['a hashtag', 'https://www.tiktok.com/tag/matcha'],
  ['a sound', `https://www.tiktok.com/music/original-sound-${id}`],
  ['a broken escape', 'https://www.tiktok.com/%E0%A4%A'],
])('finds nothing in %s', (_, text) => {
  expect(readTikTokText(text)).toBeNull()
})

test.each([
  ['a name', ' @Ada.Runs ', 'Ada.Runs'],
  ['a profile link', 'https://www.tiktok.com/@ada.runs?lang=en', 'ada.runs'],
  ['a profile link that is long', `https://www.tiktok.com/@ada.runs?_t=${'x'.repeat(200)}`, 'ada.runs'],
  ['a video link', address, 'ada.runs'],
  ['a video link without its account', `https://www.tiktok.com/embed/${id}`, null],
  ['a short link', 'https://vm.tiktok.com/ZMabc12/', null],
  ['a link without an account', 'https://www.tiktok.com/tag/matcha', null],
  ['an address elsewhere', 'https://example.com/@ada', null],
  ['nothing', ' @ ', null],
  ['a text that is too long for a name', 'x'.repeat(101), null],
])('reads the account of %s', (_, text, name) => {
  expect(readAccountName(text)).toBe(name)
})

import * as v from 'valibot'
import { httpUrl } from '../http-url.ts'

const rapidapi23Host = 'tiktok-api23.p.rapidapi.com'

export const providers = {
  tikapi: {
    publicUrl: 'https://api.tikapi.io',
    url: 'TIKAPI_URL',
    key: 'TIKAPI_KEY',
    headers: (key: string): Record<string, string> => ({ 'x-api-key': key }),
  },
  tikhub: {
    publicUrl: 'https://api.tikhub.io',
    url: 'TIKHUB_URL',
    key: 'TIKHUB_KEY',
    headers: (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` }),
  },
  rapidapi23: {
    publicUrl: `https://${rapidapi23Host}`,
    url: 'RAPIDAPI_TIKTOK_URL',
    key: 'RAPIDAPI_KEY',
    headers: (key: string): Record<string, string> => ({
      'x-rapidapi-host': rapidapi23Host,
      'x-rapidapi-key': key,
    }),
  },
} as const

export type ProviderName = keyof typeof providers

/** The first provider is the default. */
export const providerChoices = {
  TIKTOK_VIDEOS: ['tikapi', 'tikhub'],
  TIKTOK_SUGGESTIONS: ['tikapi', 'tikhub'],
  TIKTOK_RELATED: ['rapidapi23'],
} as const satisfies Record<string, readonly [ProviderName, ...ProviderName[]]>

function choice<const Names extends readonly ProviderName[]>(names: Names) {
  return v.optional(v.picklist(names, `must be ${names.join(' or ')}`))
}
const url = v.optional(httpUrl)
const key = v.optional(v.pipe(v.string(), v.trim()))

export const providerVariables = {
  TIKTOK_VIDEOS: choice(providerChoices.TIKTOK_VIDEOS),
  TIKTOK_SUGGESTIONS: choice(providerChoices.TIKTOK_SUGGESTIONS),
  TIKTOK_RELATED: choice(providerChoices.TIKTOK_RELATED),
  TIKAPI_URL: url,
  TIKAPI_KEY: key,
  TIKHUB_URL: url,
  TIKHUB_KEY: key,
  RAPIDAPI_TIKTOK_URL: url,
  RAPIDAPI_KEY: key,
}

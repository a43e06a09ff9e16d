import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { Failure } from '../failure.ts'
import { readCapped } from '../http/read-body.ts'
import type { UpstreamLimits } from './upstream-limits.ts'

export interface UpstreamResponse {
  /** Any status under 500; a redirect is not followed. */
  status: number
  contentType: string
  body: string
  isSample: boolean
}

/**
 * Fails with `upstream_timeout`, `upstream_unavailable` (network error, 5xx or open circuit),
 * `upstream_empty` (2xx without a body) or `upstream_bad_payload` (the body is too long).
 */
export type UpstreamGet = (url: string, headers: Record<string, string>) => Promise<UpstreamResponse>

const isUnhealthy = (error: unknown) =>
  error instanceof Failure && ['upstream_timeout', 'upstream_unavailable'].includes(error.code)

// TikTok may send an empty body to the first request and a complete body to the second.
const isTransient = (error: unknown) =>
  isUnhealthy(error) || (error instanceof Failure && error.code === 'upstream_empty')

/** Uses one circuit breaker per host. */
export function createUpstreamGet(fetch: typeof globalThis.fetch, limits: UpstreamLimits): UpstreamGet {
  const policies = new Map<string, IPolicy>()
  const policyFor = (host: string): IPolicy => {
    const policy = policies.get(host) ?? createPolicy(limits)
    policies.set(host, policy)
    return policy
  }

  return async (url, headers) => {
    try {
      return await policyFor(new URL(url).host).execute(({ signal }) => attempt(url, headers, signal))
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new Failure('upstream_unavailable', { detail: 'circuit open' })
      throw error
    }
  }

  async function attempt(
    url: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<UpstreamResponse> {
    const { maxBodyBytes } = limits
    try {
      const response = await fetch(url, { headers, signal, redirect: 'manual' })
      const tooLarge = new Failure('upstream_bad_payload', { detail: `more than ${maxBodyBytes} bytes` })
      const body = await readCapped(response, maxBodyBytes, tooLarge)
      if (response.status >= 500)
        throw new Failure('upstream_unavailable', { detail: `status ${response.status}` })
      if (response.ok && body.trim() === '') throw new Failure('upstream_empty', { detail: 'no body' })
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body,
        isSample: response.headers.get('x-sample-data') === '1',
      }
    } catch (error) {
      if (error instanceof Failure) throw error
      if (signal.aborted) throw new Failure('upstream_timeout', { detail: 'no response in time' })
      // The detail is only the error's name, because the message may contain the URL with the user's phrase.
      const detail = error instanceof Error ? error.name : 'network failure'
      throw new Failure('upstream_unavailable', { detail })
    }
  }
}

/** The breaker wraps the retry, so a call counts as one failure, and only if its retry fails too. */
function createPolicy(limits: UpstreamLimits): IPolicy {
  return wrap(
    circuitBreaker(handleWhen(isUnhealthy), {
      halfOpenAfter: limits.openForMs,
      breaker: new ConsecutiveBreaker(limits.openAfterFailures),
    }),
    retry(handleWhen(isTransient), { maxAttempts: 1, backoff: new ExponentialBackoff(limits.retryDelayMs) }),
    timeout(limits.attemptTimeoutMs, TimeoutStrategy.Cooperative),
  )
}

import { parentPort, workerData } from 'node:worker_threads'
import { type Asked, evaluateQuery } from '../../../sanity/sample/evaluate-query.ts'

const run = evaluateQuery(workerData)

parentPort?.on('message', async (asked: Asked) => {
  try {
    parentPort?.postMessage({ result: await run(asked) })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
parentPort?.postMessage('ready')

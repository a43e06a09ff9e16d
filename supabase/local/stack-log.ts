import { createStream, type RotatingFileStream } from 'rotating-file-stream'

/** Opens `stack.log` in a folder, limited to 10 MB, with four older files, `stack.log.1` to `stack.log.4`. */
export function openStackLog(folder: string): RotatingFileStream {
  const name = (index: number | Date | null) => (index ? `stack.log.${index}` : 'stack.log')
  return createStream(name, { path: folder, size: '10M', rotate: 4, mode: 0o600 })
}

// Converts a subset of Markdown to Portable Text: #, >, -, 1., ![alt](picture), **, *, ` and [text](address).
// Each paragraph is one line.

interface Block {
  _type: 'block'
  _key: string
  style: string
  listItem?: 'bullet' | 'number'
  level?: number
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[]
  markDefs: { _key: string; _type: 'link'; href: string }[]
}

export type PortableText = ReturnType<typeof portableText>

const inline = /\*\*(.+?)\*\*(?!\*)|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/
const decorators = ['strong', 'em', 'code'] as const
const picture = /^!\[(.+)\]\((.+)\)$/
const listItem = /^(?:(-)|\d+\.) (.+)$/

function addSpans(text: string, block: Block, marks: string[] = []): void {
  const add = (plain: string, marked = marks) => {
    const _key = `s${block.children.length}`
    if (plain) block.children.push({ _type: 'span', _key, text: plain, marks: marked })
  }
  const match = inline.exec(text)
  if (!match) {
    add(text)
    return
  }
  add(text.slice(0, match.index))
  const decorator = decorators.find((_, index) => match[index + 1] !== undefined)
  if (decorator === 'code') {
    add(match[3] ?? '', [...marks, decorator])
  } else if (decorator) {
    addSpans(match[1] ?? match[2] ?? '', block, [...marks, decorator])
  } else {
    const key = `l${block.markDefs.length}`
    block.markDefs.push({ _key: key, _type: 'link', href: match[5] ?? '' })
    addSpans(match[4] ?? '', block, [...marks, key])
  }
  addSpans(text.slice(match.index + match[0].length), block, marks)
}

function createBlock(key: string, style: string, text: string, list?: Pick<Block, 'listItem' | 'level'>) {
  const block: Block = { _type: 'block', _key: key, style, ...list, children: [], markDefs: [] }
  addSpans(text, block)
  return block
}

/** `imageRef` returns the asset id for an image's name. */
export function portableText(text: string, imageRef: (name: string) => string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => {
    const key = `b${index}`
    const image = picture.exec(line)
    if (image)
      return {
        _type: 'image' as const,
        _key: key,
        alt: image[1] ?? '',
        asset: { _type: 'reference', _ref: imageRef(image[2] ?? '') },
      }
    const heading = /^(#{1,4}) (.+)$/.exec(line)
    if (heading) return createBlock(key, `h${heading[1]?.length}`, heading[2] ?? '')
    if (line.startsWith('> ')) return createBlock(key, 'blockquote', line.slice(2))
    const item = listItem.exec(line)
    if (item)
      return createBlock(key, 'normal', item[2] ?? '', { listItem: item[1] ? 'bullet' : 'number', level: 1 })
    return createBlock(key, 'normal', line)
  })
}

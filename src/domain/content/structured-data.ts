import { localeTag } from '#src/lib/locale.ts'
import type { Post } from './post.ts'
import { plainText } from './text-of.ts'

interface Addresses {
  page: string
  author: string | null
  image: string | null
  site: string
}

const context = 'https://schema.org'

export function articleData(post: Post, { page, author, image, site }: Addresses) {
  const published = post.publishedAt ?? undefined
  const keytrail = { '@type': 'Organization', name: 'Keytrail', url: site }
  return {
    '@context': context,
    '@type': post.postType === 'news' ? 'NewsArticle' : 'BlogPosting',
    headline: post.title,
    description: post.seo.metaDescription ?? post.excerpt ?? undefined,
    image: image ? [image] : undefined,
    datePublished: published,
    dateModified: post.lastModifiedAt ?? published,
    author: post.author
      ? { '@type': 'Organization', name: post.author.name, url: author ?? undefined }
      : keytrail,
    publisher: { ...keytrail, logo: { '@type': 'ImageObject', url: `${site}/icons/icon-512.png` } },
    mainEntityOfPage: { '@type': 'WebPage', '@id': page },
    articleSection: post.eyebrow ?? undefined,
    keywords: post.seo.keywords.length > 0 ? post.seo.keywords.join(', ') : undefined,
    // In characters, although the name says words.
    wordCount: plainText(post.content).replaceAll('\n', '').length,
    inLanguage: 'en-GB',
  }
}

export function questionsData(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: localeTag(),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Returns null if no question has an answer. */
export function postQuestionsData({ faq }: Post) {
  const answered = faq
    .map(({ question, answer }) => ({ question, answer: plainText(answer) }))
    .filter(({ answer }) => answer.trim() !== '')
  return answered.length === 0 ? null : questionsData(answered)
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Serializes to JSON that cannot close the surrounding script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped)
}

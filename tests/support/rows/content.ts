export function listedPost(number: number) {
  return {
    _id: `post-${number}`,
    title: `Post number ${number}`,
    slug: `post-${number}`,
    excerpt: `Excerpt ${number}`,
    tags: [],
    publishedAt: '2026-01-01T09:00:00Z',
    postType: 'blog',
  }
}

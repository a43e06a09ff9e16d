/** The exact wording of confirmations and errors. */
export const messages = {
  postsLoading: 'Loading blog posts...',
  postsLoadFailed: 'Failed to load blog posts',
  noPosts: 'No blog posts found.',
  postNotFoundTitle: 'Post Not Found',
  postNotFound: 'Blog post not found',
  postNotFoundText: "The blog post you're looking for doesn't exist.",
  postLoadFailed: 'Failed to load blog post',
  authorsLoadFailed: 'Failed to load authors',
  noAuthors: 'No authors found.',
  authorNotFoundTitle: 'Author Not Found',
  authorNotFound: 'Author not found',
  authorNotFoundText: "The author you're looking for doesn't exist.",
  authorLoadFailed: 'Failed to load author',
} as const

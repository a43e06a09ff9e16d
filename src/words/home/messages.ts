export const messages = {
  postsLoading: 'Loading blog posts...',
  postsLoadFailed: 'Failed to load blog posts',
  noPosts: 'No blog posts found.',
  post: {
    page: 'Blog',
    loading: 'Loading blog post...',
    failed: 'Failed to load blog post',
    missing: 'Blog post not found',
    missingTitle: 'Post Not Found',
    missingText: "The blog post you're looking for doesn't exist.",
  },
  authorsLoadFailed: 'Failed to load authors',
  noAuthors: 'No authors found.',
  author: {
    page: 'Our Authors',
    loading: 'Loading author...',
    failed: 'Failed to load author',
    missing: 'Author not found',
    missingTitle: 'Author Not Found',
    missingText: "The author you're looking for doesn't exist.",
  },
} as const

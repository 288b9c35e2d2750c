export { deleteOldNews } from './feed-store.ts'
export { issueFeedToken } from './feed-token.ts'
export { openWalletFeed } from './wallet-feed.ts'

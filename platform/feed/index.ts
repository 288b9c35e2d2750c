export { deleteOldNews } from './feed-store.ts'
export { issueFeedToken } from './feed-token.ts'
export { FEED_PATH, openWalletFeed, type WalletFeed } from './wallet-feed.ts'

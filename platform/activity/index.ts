export {
  type ActivityDeps,
  answerCheck,
  changePlayTime,
  noteShown,
  pretendPlayed,
  readSettings,
  readSummary,
  readTimer,
} from './activity.ts'

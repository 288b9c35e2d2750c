export { choice, radio, rows } from '#app/ui/RowList/RowList.css.ts'

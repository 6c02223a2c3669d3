/*
 * Working days nobody works: public holidays that fall on a weekday, and weekdays given in exchange for a Saturday or Sunday.
 * The house has auditors in Việt Nam and in China; a day counts as a working day when both are at work.
 *
 * Việt Nam: Labour Code 45/2019/QH14, article 112 (a holiday on a weekend is made up on the next weekday); the Tết and National Day
 * weeks of 2025 and 2026 as the Ministry of Home Affairs announced them; Việt Nam Culture Day, 24 November, by resolution 80-NQ/TW of
 * 7 January 2026.
 * China: notices of the General Office of the State Council of 12 November 2024 (for 2025) and 4 November 2025 (for 2026).
 * 2027: for both countries by the law alone (for China the regulation on public holidays as amended on 10 November 2024);
 * to be compared with the announcements when they are out.
 */
export const vietnameseHolidays: readonly string[] = [
  '2025-01-01', '2025-01-27', '2025-01-28', '2025-01-29', '2025-01-30', '2025-01-31', '2025-04-07', '2025-04-30', '2025-05-01', '2025-05-02', '2025-09-01', '2025-09-02',
  '2026-01-01', '2026-01-02', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-04-27', '2026-04-30', '2026-05-01', '2026-08-31', '2026-09-01', '2026-09-02', '2026-11-24',
  '2027-01-01', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-04-16', '2027-04-30', '2027-05-03', '2027-09-02', '2027-09-03', '2027-11-24',
];

export const chineseHolidays: readonly string[] = [
  '2025-01-01', '2025-01-28', '2025-01-29', '2025-01-30', '2025-01-31', '2025-02-03', '2025-02-04', '2025-04-04', '2025-05-01', '2025-05-02', '2025-05-05', '2025-06-02',
  '2025-10-01', '2025-10-02', '2025-10-03', '2025-10-06', '2025-10-07', '2025-10-08',
  '2026-01-01', '2026-01-02', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-02-23', '2026-04-06', '2026-05-01', '2026-05-04', '2026-05-05', '2026-06-19', '2026-09-25',
  '2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07',
  '2027-01-01', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10', '2027-04-05', '2027-05-03', '2027-05-04', '2027-06-09', '2027-09-15', '2027-10-01', '2027-10-04', '2027-10-05',
];

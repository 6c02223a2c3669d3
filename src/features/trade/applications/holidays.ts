/*
 * Working days nobody works: public holidays that fall on a weekday, and weekdays given in exchange for a Saturday or
 * Sunday. The house has admins in Việt Nam and in China; a day counts as a working day when both are at work.
 *
 * Announced.
 * China 2025: notice of the General Office of the State Council, 国办发明电〔2024〕12号 of 12 November 2024
 * (https://m.gmw.cn/2024-11/12/content_1303894933.htm). China 2026: its notice of 4 November 2025
 * (https://politics.gmw.cn/2025-11/04/content_38391083.htm). Both compared day by day. Việt Nam 2025 and 2026: Labour
 * Code 45/2019/QH14, article 112 (a holiday on a weekend is made up on the next weekday), with the weeks of Tết and
 * National Day by the Labour Code and the usual moves to a bridging day, the announcement not seen; Tết 2026 from 14 to
 * 22 February (http://www.congan.com.vn/?catid=702&id=388656&mod=detnews). Việt Nam Culture Day, 24 November, from
 * 2026: resolution 80-NQ/TW
 * (https://tienphong.vn/ngay-van-hoa-viet-nam-2411-se-duoc-nghi-nguoi-lao-dong-huong-nguyen-luong-post1812508.tpo).
 *
 * Computed, to be compared with the announcements when they are out.
 * Việt Nam 2027: by article 112 alone; of Tết (6 February) one day before and four after.
 * China 2027: by the rule the notice of 2024 sets for the years from 2025 on: eight days from New Year's Eve (5
 * February), five for Labour Day, seven from 1 October; Qingming, Dragon Boat and Mid-Autumn three with their weekend,
 * or the day alone where it is a Wednesday.
 */
export const vietnameseHolidays: readonly string[] = [
  '2025-01-01',
  '2025-01-27',
  '2025-01-28',
  '2025-01-29',
  '2025-01-30',
  '2025-01-31',
  '2025-04-07',
  '2025-04-30',
  '2025-05-01',
  '2025-05-02',
  '2025-09-01',
  '2025-09-02',
  '2026-01-01',
  '2026-01-02',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-02-20',
  '2026-04-27',
  '2026-04-30',
  '2026-05-01',
  '2026-08-31',
  '2026-09-01',
  '2026-09-02',
  '2026-11-24',
  '2027-01-01',
  '2027-02-05',
  '2027-02-08',
  '2027-02-09',
  '2027-02-10',
  '2027-02-11',
  '2027-04-16',
  '2027-04-30',
  '2027-05-03',
  '2027-09-02',
  '2027-09-03',
  '2027-11-24',
];

export const chineseHolidays: readonly string[] = [
  '2025-01-01',
  '2025-01-28',
  '2025-01-29',
  '2025-01-30',
  '2025-01-31',
  '2025-02-03',
  '2025-02-04',
  '2025-04-04',
  '2025-05-01',
  '2025-05-02',
  '2025-05-05',
  '2025-06-02',
  '2025-10-01',
  '2025-10-02',
  '2025-10-03',
  '2025-10-06',
  '2025-10-07',
  '2025-10-08',
  '2026-01-01',
  '2026-01-02',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-02-20',
  '2026-02-23',
  '2026-04-06',
  '2026-05-01',
  '2026-05-04',
  '2026-05-05',
  '2026-06-19',
  '2026-09-25',
  '2026-10-01',
  '2026-10-02',
  '2026-10-05',
  '2026-10-06',
  '2026-10-07',
  '2027-01-01',
  '2027-02-05',
  '2027-02-08',
  '2027-02-09',
  '2027-02-10',
  '2027-02-11',
  '2027-02-12',
  '2027-04-05',
  '2027-05-03',
  '2027-05-04',
  '2027-05-05',
  '2027-06-09',
  '2027-09-15',
  '2027-10-01',
  '2027-10-04',
  '2027-10-05',
  '2027-10-06',
  '2027-10-07',
];

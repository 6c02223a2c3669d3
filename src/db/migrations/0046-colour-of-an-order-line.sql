-- The colour as it was ordered, in words (docs/decisions/0099); lines until now get what their variant says today.
alter table order_lines add column colour jsonb not null default '{}';

with words (word, en, zh, vi) as (
  values
    ('black', 'Black', '黑色', 'Đen'),
    ('white', 'White', '白色', 'Trắng'),
    ('cream', 'Cream', '米色', 'Kem'),
    ('grey', 'Grey', '灰色', 'Xám'),
    ('brown', 'Brown', '棕色', 'Nâu'),
    ('red', 'Red', '红色', 'Đỏ'),
    ('orange', 'Orange', '橙色', 'Cam'),
    ('yellow', 'Yellow', '黄色', 'Vàng'),
    ('green', 'Green', '绿色', 'Xanh lá'),
    ('blue', 'Blue', '蓝色', 'Xanh dương'),
    ('purple', 'Purple', '紫色', 'Tím'),
    ('pink', 'Pink', '粉色', 'Hồng'),
    ('gold', 'Gold', '金色', 'Vàng đồng')
)
update order_lines
set colour = jsonb_build_object('en', words.en, 'zh', words.zh, 'vi', words.vi)
from product_variants, words
where product_variants.id = order_lines.variant_id and words.word = product_variants.colour;

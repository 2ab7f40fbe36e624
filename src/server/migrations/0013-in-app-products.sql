-- What the app's store was asked to sell: the package may name another product by the time the receipt comes.
alter table purchases add column iap_product_id text;
update purchases set iap_product_id = package.revenue_cat_product_id
  from game_packages package where package.id = purchases.package_id and purchases.method = 'iap';
